import { create } from 'zustand'
import type { AnyMessage } from '#domain/message.ts'

export interface Toast {
  message: AnyMessage
  kind: 'plain' | 'good' | 'bad'
  /** An action such as Undo; the toast stays longer then. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
  /** How long it can be taken, in milliseconds; long enough to read and decide when left out. */
  forMs?: number
}

interface ToastQueue {
  waiting: Toast[]
}

/** Queued toasts; `Toasts` takes them once it is loaded. */
export const useToastQueue = create<ToastQueue>(() => ({ waiting: [] }))

/** Shows a toast about what just happened. Never the only place of important information. */
export function notify(message: AnyMessage, kind: Toast['kind'] = 'plain', action?: ToastAction): void {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, { message, kind, action }] }))
}
