/** HTTP as the client speaks it: every answer is a value, and a refusal comes with its sentence. */
import type { Refused } from '../../protocol/refusals.ts';

export type Reply<T> = { readonly value: T; readonly refused?: never } | { readonly refused: Refused };

/** No network, or no server: the page says so and tries again. */
export const OFFLINE = { refused: { code: 'offline', params: {}, sentence: '' } } as const;

const NOTHING_TO_SAY = 204;

let language = 'en';

/** In which language refusals are said. */
export function speak(tag: string): void {
  language = tag;
}

export function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  return body === undefined
    ? ask(path, { method })
    : ask(path, { method, body: JSON.stringify(body) }, 'application/json');
}

/** A log goes as it is, line by line. */
export const sendLog = <T>(path: string, log: string): Promise<Reply<T>> =>
  ask(path, { method: 'POST', body: log }, 'application/x-ndjson');

async function ask<T>(path: string, init: RequestInit, content?: string): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { 'accept-language': language, ...(content === undefined ? {} : { 'content-type': content }) },
    });
    const data: unknown = response.status === NOTHING_TO_SAY ? undefined : await response.json();
    return response.ok ? { value: data as T } : { refused: data as Refused };
  } catch {
    return OFFLINE;
  }
}
