/** The messages of the chat. They exist in memory only: nothing is sent and nothing is stored. */
import { useState } from 'react';
import type { ChatReply } from './compose-reply.ts';
import { readMessage } from './read-message.ts';

/** A message of the visitor or a reply. */
export type ChatMessage =
  | { readonly id: number; readonly from: 'visitor'; readonly text: string }
  | { readonly id: number; readonly from: 'helper'; readonly reply: ChatReply };

export type ReplyOptions = {
  /** Returns the reply to a message; undefined on the server. Called once the delay is over, so that the search can still load. */
  readonly composeReply: (message: string) => ChatReply | undefined;
  /** Milliseconds between a message and its reply. */
  readonly delayMs: number;
};

/** Returns the messages, and a function that sends a text. It returns false for a blank text. */
export function useConversation({ composeReply, delayMs }: ReplyOptions) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const send = (typedText: string): boolean => {
    const text = readMessage(typedText);
    if (text === undefined) return false;
    setMessages((previous) => [...previous, { id: previous.length, from: 'visitor', text }]);
    setTimeout(() => {
      const reply = composeReply(text);
      if (reply === undefined) return;
      setMessages((previous) => [...previous, { id: previous.length, from: 'helper', reply }]);
    }, delayMs);
    return true;
  };
  return { messages, send };
}
