/** Browser entry of the chat: adds its words, its style and the limits, which the server does not need. */
import '../../templates/islands/Chat/ChatPanel.css';
import type { ChatProps } from '../../templates/islands/Chat/Chat.props.ts';
import { Chat } from '../../templates/islands/Chat/Chat.tsx';
import { limits } from '../limits.ts';

// Fetched together with this script by the loader. An import of this form makes it a file of its own.
const { chatData } = await import('../chat-data.ts');

const supply = {
  data: chatData,
  replyDelayMs: limits.chatReplyDelayMs,
  place: document.getElementById('chat') ?? document.body,
};

/** The chat as the server rendered it, with all that it needs to open. */
export function Island(props: ChatProps) {
  return <Chat {...props} supply={supply} />;
}
