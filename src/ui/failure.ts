import { create } from 'zustand'

/** Whether the generic failure dialog is wanted. */
export const useFailure = create<{ isShown: boolean }>(() => ({ isShown: false }))

/** Shows 'Oops, something went wrong!': for what has no better message and no place on the screen. */
export function showFailure(): void {
  useFailure.setState({ isShown: true })
}

export function dismissFailure(): void {
  useFailure.setState({ isShown: false })
}
