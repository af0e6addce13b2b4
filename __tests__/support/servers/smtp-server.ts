import { createServer, type Server, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Commands received, line by line. */
  commands: string[];
  /** Messages received, with dot-stuffing removed. */
  messages: string[];
  /** Overrides the reply to a command verb. */
  answer: (command: string, line: string) => void;
  close: () => Promise<void>;
}

const defaultReplies: Readonly<Record<string, string>> = {
  EHLO: '250 test',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  QUIT: '221 Bye',
  RSET: '250 OK',
};

/** A fake mail server that implements enough of RFC 5321 to accept mail. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const commands: string[] = [];
  const messages: string[] = [];
  const answers = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    handleConnection(socket);
  });
  function handleConnection(socket: Socket): void {
    let unread = '';
    let isData = false;
    const writeLine = (line: string) => void socket.write(`${line}\r\n`);
    const replyTo = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      commands.push(line);
      const reply = answers.get(verb) ?? defaultReplies[verb] ?? '500 What?';
      isData = reply.startsWith('354');
      writeLine(reply);
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (
        let end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        end !== -1;
        end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      ) {
        const text = unread.slice(0, end);
        unread = unread.slice(end + (isData ? 5 : 2));
        if (!isData) {
          replyTo(text);
          continue;
        }
        isData = false;
        messages.push(text.replace(/^\.\./gm, '.'));
        writeLine(answers.get('.') ?? '250 Taken');
      }
    });
    writeLine(answers.get('greeting') ?? '220 test');
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
