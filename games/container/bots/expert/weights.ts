/** The text the weights travel in: it says for which rules and features it was made, and whether it is whole. */
import { container } from '../../rules/index.ts';
import { FEATURES } from './features.ts';
import { HIDDEN, type Net, WEIGHTS } from './net.ts';

/** A short fingerprint of a text (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What must agree between weights and the code that reads them. */
export const FITS = `${container.id} ${container.version} ${fingerprint([...FEATURES, HIDDEN].join())}`;

/** Three digits behind the point are as good as sixteen. */
export function writeWeights(net: Net): string {
  const body = Array.from(net, (weight) => Math.round(weight * 1000)).join(' ');
  return [FITS, fingerprint(body), body].join('\n');
}

/** The weights in a text, or undefined if it is damaged or made for other rules or features. */
export function readWeights(text: string): Net | undefined {
  const [fits, print, body = '', ...more] = text.split('\n');
  if (fits !== FITS || fingerprint(body) !== print || more.length > 0) return undefined;
  const net = Float64Array.from(body.split(' '), (weight) => Number(weight) / 1000);
  return net.length === WEIGHTS && net.every(Number.isFinite) ? net : undefined;
}

/** The same of a text that is loaded when somebody first asks. */
export function readOnce(load: () => Promise<string>): () => Promise<Net | undefined> {
  let net: Promise<Net | undefined> | undefined;
  return () => {
    net ??= load().then(readWeights);
    return net;
  };
}
