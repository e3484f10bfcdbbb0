import { create } from 'zustand'

export interface Toast {
  message: string
  kind: 'plain' | 'good' | 'bad'
}

interface ToastQueue {
  waiting: Toast[]
}

/** What is to be shown; `Toasts` takes it from here once it is loaded. */
export const useToastQueue = create<ToastQueue>(() => ({ waiting: [] }))

/** A short word in the corner of the screen, for what just happened. Never the only place of something important. */
export function notify(message: string, kind: Toast['kind'] = 'plain'): void {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, { message, kind }] }))
}
