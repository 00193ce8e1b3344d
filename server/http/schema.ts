/** From what a decoder says of itself to JSON Schema, as OpenAPI 3.1 uses it. */
import type { Spec } from '../../core/decode.ts';

/** The part of JSON Schema we speak. */
export interface Schema {
  readonly type?: 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object' | 'null';
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

export function schemaOf(spec: Spec): Schema {
  switch (spec.kind) {
    case 'flag':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer', minimum: spec.min, maximum: spec.max };
    case 'text':
      return { type: 'string', minLength: spec.min, maxLength: spec.max };
    case 'anything':
      return {};
    case 'choice':
      return { enum: spec.values };
    case 'nullable':
      return maybe(schemaOf(spec.of));
    case 'optional':
      return { ...schemaOf(spec.of), default: spec.value };
    case 'list':
      return { type: 'array', items: schemaOf(spec.of), maxItems: spec.max };
    case 'fields':
      return fieldsSchema(spec.fields);
    case 'variants':
      return {
        oneOf: Object.values(spec.variants).map(schemaOf),
        discriminator: { propertyName: 'type' },
      };
  }
}

function fieldsSchema(fields: Readonly<Record<string, Spec>>): Schema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, spec]) => [name, schemaOf(spec)])),
    required: entries.filter(([, spec]) => spec.kind !== 'optional').map(([name]) => name),
    additionalProperties: false,
  };
}

// ── Answers: no decoder reads them here, so they are described by hand ──────────────────────────────

export const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
export const TEXT: Schema = { type: 'string' };
export const NUMBER: Schema = { type: 'number' };
export const INTEGER: Schema = { type: 'integer' };
export const FLAG: Schema = { type: 'boolean' };
export const many = (items: Schema): Schema => ({ type: 'array', items });
export const oneOf = (values: readonly unknown[]): Schema => ({ enum: values });

/** An object with all of these fields, and perhaps with more in later versions. */
export function object(properties: Readonly<Record<string, Schema>>, description?: string): Schema {
  const schema = { type: 'object', properties, required: Object.keys(properties) } as const;
  return description === undefined ? schema : { ...schema, description };
}

/** An object whose fields depend on the game. */
export const ofTheGame = (description: string): Schema => ({ type: 'object', description });
