import { create } from 'zustand'

/** Whether the generic failure dialog is open. */
export const useFailure = create<{ isShown: boolean }>(() => ({ isShown: false }))

/** Shows 'Oops, something went wrong!', for failures without a message of their own or a place on the screen. */
export function showFailure(): void {
  useFailure.setState({ isShown: true })
}

export function dismissFailure(): void {
  useFailure.setState({ isShown: false })
}
