/** For tests: as much of YAML as our compose files are written in. Anything else is an error. */

interface Line {
  readonly indent: number;
  readonly text: string;
}

export function readYaml(source: string): unknown {
  const lines = source
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  const reader = new YamlReader(lines);
  return reader.block(0);
}

class YamlReader {
  readonly #lines: readonly Line[];
  readonly #anchors = new Map<string, unknown>();
  #at = 0;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  block(indent: number): unknown {
    const value = this.#peek(indent)?.text.startsWith('- ') ? this.#list(indent) : this.#map(indent);
    if ((this.#lines[this.#at]?.indent ?? -1) > indent)
      throw new Error(`Not understood: ${this.#lines[this.#at]?.text}`);
    return value;
  }

  #peek(indent: number): Line | undefined {
    const line = this.#lines[this.#at];
    return line?.indent === indent ? line : undefined;
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (let line = this.#peek(indent); line?.text.startsWith('- '); line = this.#peek(indent)) {
      this.#at += 1;
      list.push(scalar(line.text.slice(2)));
    }
    return list;
  }

  #map(indent: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (let line = this.#peek(indent); line; line = this.#peek(indent)) {
      const [, key, rest = ''] = /^([\w<-]+):(?: (.*))?$/.exec(line.text) ?? [];
      if (key === undefined) throw new Error(`Not understood: ${line.text}`);
      this.#at += 1;
      const value = this.#value(rest, indent);
      if (key === '<<') Object.assign(map, value);
      else map[key] = value;
    }
    return map;
  }

  #value(rest: string, indent: number): unknown {
    if (rest.startsWith('*')) return this.#anchors.get(rest.slice(1));
    if (rest !== '' && !rest.startsWith('&')) return scalar(rest);
    const next = this.#lines[this.#at]?.indent ?? 0;
    const value = next > indent ? this.block(next) : null;
    if (rest !== '') this.#anchors.set(rest.slice(1), value);
    return value;
  }
}

function scalar(text: string): unknown {
  if (/^[["]/.test(text)) return JSON.parse(text);
  if (/^(true|false|\d+)$/.test(text)) return JSON.parse(text);
  return text;
}
