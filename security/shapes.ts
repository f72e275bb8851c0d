import fc from 'fast-check';
import { z } from 'zod';
import { type CallName, contract } from '#contract';

/* Inputs for every call, made from the contract's own shapes: such as fit, and such as almost do. */

type Shape = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** What programs of this kind have stumbled over. */
export const NASTY: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 1, '', ' ', '0', [], {}, [[]], ['a', 1]],
  ...['a\u0000b', '\ud800', '\u202e', '%00', "' OR 1=1 --", '"; DROP TABLE users; --', '{{7*7}}', '../../etc/passwd'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    JSON.parse('{"__proto__":{"polluted":1}}'),
    { constructor: { prototype: 1 } },
  ],
  ...['x'.repeat(20_000), '😀'.repeat(5000), 'a\u0301'.repeat(3000), '9'.repeat(400), Array(2000).fill(0), deep(2000)],
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Values of a shape. `known` are words that mean something on the server under test: its ids, addresses, tokens. */
export function fitting(shape: Shape, known: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => fitting(one, known)));
  if (shape.type === 'object') return objectOf(shape, known);
  if (shape.type === 'array') return fc.array(fitting(shape.items ?? {}, known), { maxLength: 4 });
  if (shape.type === 'string') return textOf(shape, known);
  if (shape.type === 'integer') return fc.integer({ min: shape.minimum ?? -1e9, max: shape.maximum ?? 1e9 });
  if (shape.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  return shape.type === 'boolean' ? fc.boolean() : fc.jsonValue();
}

function objectOf({ properties, required = [], additionalProperties }: Shape, known: readonly string[]) {
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string(), fitting(additionalProperties, known), { maxKeys: 4 });
  const fields = Object.entries(properties ?? {}).map(([name, shape]) => [name, fitting(shape, known)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] as never[] });
}

function textOf({ format, pattern }: Shape, known: readonly string[]): fc.Arbitrary<string> {
  const free = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string());
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...known));
  return pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern)), free) : free;
}

/** The places of a value at which something else could stand. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function withAt(value: unknown, [key, ...path]: readonly string[], nasty: unknown): unknown {
  if (key === undefined) return nasty;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  fields[key] = withAt(fields[key], path, nasty);
  return copy;
}

export type FuzzedCall = { readonly name: CallName; readonly data: unknown; readonly isStream: boolean };

const NAMES = Object.keys(contract) as CallName[];

/** Calls of every name alike; a third of them fit, the others have something nasty in one place. */
export function fuzzedCalls(known: readonly string[]): fc.Arbitrary<FuzzedCall> {
  const ofCall = (name: CallName): fc.Arbitrary<FuzzedCall> => {
    const fits = fitting(z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' }) as Shape, known);
    const bent = fc.tuple(fits, fc.nat(), fc.constantFrom(...NASTY)).map(([value, at, nasty]) => {
      const places = placesIn(value);
      return withAt(value, places[at % places.length] ?? [], nasty);
    });
    const data = fc.oneof({ weight: 1, arbitrary: fits }, { weight: 2, arbitrary: bent });
    return fc.record({ name: fc.constant(name), data, isStream: fc.integer({ min: 0, max: 9 }).map((n) => n === 0) });
  };
  return fc.oneof(...NAMES.map(ofCall));
}
