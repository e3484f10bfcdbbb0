import { create } from 'zustand'

export interface Toast {
  message: string
  kind: 'plain' | 'good' | 'bad'
  /** What can be done about it, such as Undo; the word stays longer then. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
}

interface ToastQueue {
  waiting: Toast[]
}

/** What is to be shown; `Toasts` takes it from here once it is loaded. */
export const useToastQueue = create<ToastQueue>(() => ({ waiting: [] }))

/** A short word in the corner of the screen, for what just happened. Never the only place of something important. */
export function notify(message: string, kind: Toast['kind'] = 'plain', action?: ToastAction): void {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, { message, kind, action }] }))
}
