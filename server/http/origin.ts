/** Whether a page of ours sent a request. Other sites' pages must not act with a visitor's cookie. */

/** The headers that tell; Node's and Fastify's header objects both fit. */
export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Browsers name the origin on every request that changes something; where none is named, a browser still says
 * whether the page was another site's. What says neither is no browser, and carries nobody's cookie unasked.
 */
export function originAllowed(headers: OriginHeaders, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return [undefined, 'same-origin', 'none'].includes(site(headers));
  const url = urlOf(origin);
  if (!url) return false;
  // Read as an address of the same kind, so that a port nobody need say makes no difference.
  const here = urlOf(`${url.protocol}//${headers.host ?? ''}`);
  return url.host === here?.host || url.origin === urlOf(publicUrl)?.origin;
}

const site = ({ 'sec-fetch-site': said }: OriginHeaders): string | undefined => said?.toString();

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
