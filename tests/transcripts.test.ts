import { join, resolve } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { runIn } from '#src/services/http/surroundings.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { converse } from '#src/terminal/converse.ts';
import { terminalSurroundings } from '#src/terminal/terminalSurroundings.ts';
import { voiceIn } from '#src/terminal/voice.ts';
import { rightCode } from './fixtures/guidedFlow.ts';
import { startTalk, type Told } from './fixtures/talking.ts';
import { recipientFixture } from './fixtures/transferFixture.ts';

const read = vi.hoisted(() => ({ recipients: [] as readonly unknown[] }));

vi.mock('#src/services/http/liveUpdates.ts', () => ({ listenLive: () => () => undefined, isLive: () => true }));
vi.mock('#src/routes/transfer/keptDraft.ts', () => ({ keepDrafts: () => () => undefined }));
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { listRecipients } = await import('#contract/recipient/recipient.ts');
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) => (endpoint === listRecipients ? read.recipients : answerGuideReads(endpoint)),
  };
});

const server = 'http://localhost:4000';

beforeAll(() => runIn(terminalSurroundings(server)));
afterEach(() => queryClient.clear());

type Scene = Told & {
  readonly title: string;
  readonly language: Language;
  readonly recipients: readonly Recipient[];
  /** What the sender types, one line for each question. */
  readonly lines: readonly string[];
  /** Who is in the book after a line. */
  readonly added?: { readonly recipient: Recipient; readonly by: string };
};

const bankPage = 'https://bank.example/approve';

/** The sender approves there, and the money arrives. */
function payAtBank({ becomes }: Awaited<ReturnType<typeof startTalk>>): void {
  becomes('COMPLETE');
  void queryClient.invalidateQueries();
}

function addToBook(recipient: Recipient, userId = ''): void {
  read.recipients = [recipient];
  queryClient.setQueryData(recipientsQuery(userId).queryKey, [recipient]);
}

/** Plays a conversation in a terminal to flows that answer at once, and writes down all that stands on it. */
async function transcriptOf({ title, language, lines, added, ...told }: Scene): Promise<string> {
  read.recipients = told.recipients;
  const talk = await startTalk(language, told);
  const userId = () => talk.guide.getSnapshot().context.userId;
  const voice = await voiceIn(language, userId);
  const printed: string[] = [];
  const left = [...lines];
  const typing = {
    isInteractive: false,
    columns: () => 80,
    print(text: string) {
      printed.push(text);
      if (text.includes(bankPage)) payAtBank(talk);
    },
    async ask({ isSecret }: { isSecret: boolean }) {
      const line = left.shift();
      if (line === undefined) return undefined;
      if (line === added?.by) addToBook(added.recipient, userId());
      printed.push(`> ${isSecret ? '••••••' : line}`);
      return line;
    },
    close: () => undefined,
  };
  const { guide, conversation } = talk;
  const opened = {
    guide,
    conversation,
    root: guide,
    userId,
    voice: () => voice,
    speakIn: async () => undefined,
    speakSimply: () => false,
  };
  await converse(opened, typing);
  talk.close();
  expect(left).toEqual([]);
  return `# ${title}\n\n\`\`\`text\n${printed.join('\n').trim()}\n\`\`\`\n`;
}

const marie = recipientFixture();
const paul = recipientFixture({
  id: '0197a000-0000-7000-8000-0000000000a3',
  firstName: 'Paul',
  lastName: 'Owona Etoa',
  profile: { ...marie.profile, mobile: '677889900' },
});

const scenes: Readonly<Record<string, Scene>> = {
  'first-transfer': {
    title: 'A first transfer, in a terminal',
    language: 'en',
    isVisitor: true,
    recipients: [],
    added: { recipient: marie, by: 'Ngo' },
    lines: [
      '100 pounds to Cameroon by mobile money',
      'I’m new here',
      'Awa',
      'Diallo',
      '14 February 1990',
      'why do you need that?',
      '07400 123456',
      'awa@example.com',
      'by email',
      'Market-Day-42',
      'I agree',
      rightCode,
      'somebody new',
      'Marie',
      'Ngo',
      '6 71 23 45 67',
      'yes, she’s my sister',
      'family support',
      'is it safe?',
      '1',
      'bank',
      '1',
      'Go to my bank',
      'quit',
    ],
  },
  'repaired-on-the-way': {
    title: 'Un transfert corrigé en chemin',
    language: 'fr',
    recipients: [marie, paul],
    isFirstTime: false,
    lines: [
      '120 livres au Cameroun par mobile money',
      'non, plutôt 100 livres',
      'Paul',
      'annule la dernière réponse',
      'Marie',
      'qu’est-ce que j’ai dit jusqu’ici ?',
      'pour la famille',
      'quand est-ce que ça arrive ?',
      '1',
      '1',
      '1',
      'Aller à ma banque',
      'quitter',
    ],
  },
  'stopped-in-time': {
    title: 'Stopped in time',
    language: 'en',
    recipients: [marie, paul],
    lines: [
      '200 pounds to Marie in Cameroon by mobile money',
      'she says I have to send it today or she goes to prison',
      'no',
      'yes',
      'no',
      'stop and send nothing',
      'quit',
    ],
  },
};

test.each(Object.entries(scenes))(
  'docs/transcripts/%s.md is what the guide says (chat rules 1, 2, 17)',
  async (name, scene) => {
    const path = resolve(import.meta.dirname, '..', join('docs/transcripts', `${name}.md`));
    await expect(await transcriptOf(scene)).toMatchFileSnapshot(path);
  },
);
