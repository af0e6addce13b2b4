import { createServer, type Server, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** What each client said, line by line. */
  commands: string[];
  /** Messages as they came, dots undone. */
  messages: string[];
  /** Answers this to a command that begins so, instead of what it would say. */
  answer(command: string, line: string): void;
  close(): Promise<void>;
}

const usual: Readonly<Record<string, string>> = { EHLO: '250 test', MAIL: '250 OK', RCPT: '250 OK', DATA: '354 Go on', QUIT: '221 Bye', RSET: '250 OK' };

/** A mail server that speaks enough of RFC 5321 to take mail. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const commands: string[] = [];
  const messages: string[] = [];
  const answers = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    converse(socket);
  });
  function converse(socket: Socket): void {
    let unread = '';
    let isData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const sayTo = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      commands.push(line);
      const reply = answers.get(verb) ?? usual[verb] ?? '500 What?';
      isData = reply.startsWith('354');
      say(reply);
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (let end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end !== -1; end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
        const text = unread.slice(0, end);
        unread = unread.slice(end + (isData ? 5 : 2));
        if (!isData) {
          sayTo(text);
          continue;
        }
        isData = false;
        messages.push(text.replace(/^\.\./gm, '.'));
        say(answers.get('.') ?? '250 Taken');
      }
    });
    say(answers.get('greeting') ?? '220 test');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    commands,
    messages,
    answer: (command, line) => void answers.set(command, line),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
