/* global clearInterval, setTimeout */
import { connect, createServer } from 'node:net';

/** How often the link carries something, in milliseconds. */
const TICK = 5;

/** What may wait for the link on one connection; beyond that the host has to wait. */
const WAITING = 16 * 1024;

/**
 * A slow link to a host that all of a browser shares, workers included: what DevTools slows down is one
 * page at a time. A request takes `latency` milliseconds; all answers together pass at `throughput` bytes
 * a second, connections taking turns.
 *
 * @param {{ to: number, latency: number, throughput: number }} options
 * @returns {Promise<{ port: number, carried: () => number, requests: () => number, close: () => void }>}
 */
export const openLink = async ({ to, latency, throughput }) => {
  const lines = new Set();
  let carried = 0;
  let requests = 0;
  let credit = 0;
  let before = performance.now();

  const carry = () => {
    const now = performance.now();
    credit = Math.min(credit + ((now - before) / 1000) * throughput, throughput / 20);
    before = now;
    for (let waiting = [...lines]; credit > 0;) {
      waiting = waiting.filter((line) => line.bytes > 0);
      if (waiting.length === 0) break;
      for (const line of waiting) {
        const sent = line.send(Math.min(1400, Math.max(1, Math.floor(credit))));
        credit -= sent;
        carried += sent;
        if (credit <= 0) break;
      }
    }
  };
  const timer = setInterval(carry, TICK);

  const server = createServer((near) => {
    const far = connect(to);
    const line = lineTo(near, far);
    lines.add(line);
    near.on('data', (chunk) => {
      if (/^GET /.test(chunk.subarray(0, 4).toString())) requests += 1;
      setTimeout(() => far.destroyed || far.write(chunk), latency);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        if (one === near || line.bytes === 0) {
          lines.delete(line);
          other.destroy();
        } else {
          line.ended = true;
        }
      });
    }
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    port: server.address().port,
    carried: () => carried,
    requests: () => requests,
    close: () => {
      clearInterval(timer);
      server.close();
      for (const line of lines) line.drop();
    },
  };
};

/** What has come from `far` and not yet gone to `near`. */
const lineTo = (near, far) => {
  let chunks = [];
  const line = {
    bytes: 0,
    ended: false,
    send: (most) => {
      const [first] = chunks;
      const part = first.subarray(0, most);
      if (part.length === first.length) chunks.shift();
      else chunks[0] = first.subarray(most);
      line.bytes -= part.length;
      near.write(part);
      if (line.bytes < WAITING) far.resume();
      if (line.ended && line.bytes === 0) near.end();
      return part.length;
    },
    drop: () => {
      chunks = [];
      near.destroy();
      far.destroy();
    },
  };
  far.on('data', (chunk) => {
    chunks.push(chunk);
    line.bytes += chunk.length;
    if (line.bytes >= WAITING) far.pause();
  });
  return line;
};
