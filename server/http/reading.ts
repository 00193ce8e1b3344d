/** Decodes what came with a request. Addresses hold only text, so numbers and flags in them are read first. */
import type { Decoder, Spec } from '../../core/decode.ts';
import { misread } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';

export function read<T>(decoder: Decoder<T>, raw: unknown): Answer<T> {
  const { fault, ...decoded } = decoder.decode(raw);
  return fault ? { refusal: misread('badRequest', fault) } : (decoded as { value: T });
}

/** Reads parameters of an address; `language` belongs to every request and to no route. */
export function readText<T>(decoder: Decoder<T>, raw: unknown): Answer<T> {
  const { language: _, ...own } = raw as Record<string, unknown>;
  if (decoder.spec.kind !== 'fields') return read(decoder, own);
  const specs = decoder.spec.fields;
  const entries = Object.entries(own).map(([name, value]) => [
    name,
    Object.hasOwn(specs, name) ? meant(specs[name] as Spec, value) : value,
  ]);
  return read(decoder, Object.fromEntries(entries));
}

/** What a text means where a number or a flag is wanted; other texts stay, and the decoder complains. */
function meant(spec: Spec, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  switch (spec.kind) {
    case 'optional':
    case 'nullable':
      return meant(spec.of, text);
    case 'integer':
      return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}
