/** For tests: an SMTP server that takes every mail and shows it. */
import { createServer, type Socket } from 'node:net';

export interface Postbox {
  readonly url: string;
  /** Whole mails, as they were sent. */
  readonly mails: string[];
  /** Where they were to go. */
  readonly receivers: string[];
  close(): Promise<void>;
}

export async function openPostbox(): Promise<Postbox> {
  const mails: string[] = [];
  const receivers: string[] = [];
  const server = createServer((socket) => talk(socket, mails, receivers));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = () => new Promise<void>((closed) => void server.close(() => closed()));
  return { url: `smtp://127.0.0.1:${port}`, mails, receivers, close };
}

function talk(socket: Socket, mails: string[], receivers: string[]): void {
  let heard = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    if (/^RCPT TO:/i.test(line)) receivers.push(line.slice(8));
    inData = /^DATA$/i.test(line);
    if (/^QUIT$/i.test(line)) socket.end('221 bye\r\n');
    else say(inData ? '354 go on' : '250 fine');
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
    for (let end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
      const said = heard.slice(0, end);
      heard = heard.slice(end + (inData ? 5 : 2));
      if (inData) {
        mails.push(said);
        inData = false;
        say('250 kept');
      } else command(said);
      end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n');
    }
  });
  say('220 postbox');
}
