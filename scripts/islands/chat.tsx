/** Browser entry of the chat: adds the texts, the vocabulary and the style, which the static page does not need. */
import '../../templates/islands/Chat/ChatPanel.css';
import type { ChatProps } from '../../templates/islands/Chat/Chat.props.ts';
import { Chat } from '../../templates/islands/Chat/Chat.tsx';
import { timings } from '../timings.ts';

// Fetched together with this script by the loader. Imports of this form create separate files.
const [{ texts }, { vocabulary }] = await Promise.all([
  import('../chat-texts.ts'),
  import('../chat-vocabulary.ts'),
]);

const supply = {
  data: { texts, vocabulary },
  replyDelayMs: timings.chatReplyDelayMs,
  container: document.getElementById('chat') ?? document.body,
};

/** The chat, with the data that it needs to open. */
export function Island(props: ChatProps) {
  return <Chat {...props} supply={supply} />;
}
