/** What was said in the chat. It lives in the page's memory alone: nothing is sent and nothing is stored. */
import { useState } from 'react';
import type { ChatAnswer } from '../../../schema/index.ts';
import type { ChatChoice } from './chat-data.ts';
import { readMessage } from './read-message.ts';

/** Something the visitor wrote, or what the helper answered. */
export type ChatMessage =
  | { readonly id: number; readonly from: 'visitor'; readonly text: string }
  | { readonly id: number; readonly from: 'helper'; readonly answer: ChatAnswer };

/** How the helper answers. */
export type Answering = {
  readonly findAnswer: (message: string) => ChatAnswer;
  /** Milliseconds between a message and its answer. */
  readonly delayMs: number;
};

/** The messages so far, and how to send one: typed, where a blank one is not sent, which `send` tells; or chosen. */
export function useConversation({ findAnswer, delayMs }: Answering) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const say = (text: string, answer: ChatAnswer) => {
    setMessages((all) => [...all, { id: all.length, from: 'visitor', text }]);
    setTimeout(() => {
      setMessages((all) => [...all, { id: all.length, from: 'helper', answer }]);
    }, delayMs);
  };
  const send = (typed: string): boolean => {
    const text = readMessage(typed);
    if (text === undefined) return false;
    say(text, findAnswer(text));
    return true;
  };
  return { messages, send, choose: ({ label, answer }: ChatChoice) => say(label, answer) };
}
