import type { APIRoute } from 'astro';
import { datasetFiles } from '#src/dataset/files.ts';

export const getStaticPaths = () =>
  Object.keys(datasetFiles((address) => address)).map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params: { file = '' }, site }) =>
  Response.json(
    datasetFiles((address) => (site ? new URL(address, site).href : address))[file] ?? {},
  );
