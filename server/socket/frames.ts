/**
 * Texts as a server's WebSocket frames, one after the other in one piece: written at once, they cost a single call however
 * many there are. Whatever else a connection needs, from reading to closing, is left to ws.
 * https://www.rfc-editor.org/rfc/rfc6455#section-5.2
 */

/** The last frame of a message, which is a text. */
const WHOLE_TEXT = 0x81;
/** Lengths up to this stand in the second byte; else it says how many more bytes hold them. */
const SHORT = 125;
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];
const MOST_IN_TWO = 0xffff;

export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const piece = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(piece, at, lengths[i] ?? 0);
    at += piece.write(text, at);
  }
  return piece;
}

/** How many bytes stand before the text. */
function headOf(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MOST_IN_TWO ? 4 : 10;
}

/** Where the text begins. */
function writeHead(piece: Buffer, at: number, length: number): number {
  piece[at] = WHOLE_TEXT;
  if (length <= SHORT) piece[at + 1] = length;
  else if (length <= MOST_IN_TWO) {
    piece[at + 1] = TWO_BYTES;
    piece.writeUInt16BE(length, at + 2);
  } else {
    piece[at + 1] = EIGHT_BYTES;
    piece.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headOf(length);
}
