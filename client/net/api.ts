/** HTTP as the client speaks it: every answer is a value, and a refusal comes with its sentence. */
import type { Refused } from '../../protocol/refusals.ts';

export type Reply<T> = { readonly value: T; readonly refused?: never } | { readonly refused: Refused };

const NOTHING_TO_SAY = 204;

let language = 'en';

/** In which language refusals are said. */
export function speak(tag: string): void {
  language = tag;
}

export async function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const data: unknown = response.status === NOTHING_TO_SAY ? undefined : await response.json();
    return response.ok ? { value: data as T } : { refused: data as Refused };
  } catch {
    // No network, or no server: the page says so and tries again.
    return { refused: { code: 'offline', params: {}, sentence: '' } };
  }
}
