import type { APIRoute } from 'astro';
import { datasetFiles } from '#src/dataset/files.ts';
import { bundlePath } from '#src/paths.ts';
import { license, version } from '../../../package.json';

export const getStaticPaths = () => [
  { params: { bundle: bundlePath(version).replace(/^api\/|\.json$/g, '') } },
];

/** All files of the dataset in one, to be kept. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    ...{ version, license },
    files: datasetFiles((address) => (site ? new URL(address, site).href : address)),
  });
