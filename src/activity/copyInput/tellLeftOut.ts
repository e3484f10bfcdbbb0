import { messageOfLeftOut } from '#api/leftOut.ts'
import type { LeftOut } from '#api/leftOut.ts'
import { notify } from '#ui/toasts/notify.ts'

/**
 * Tells what a copy left out, when the copy is on the screen. SPEC K13
 *
 * @param leftOut as the call answered it
 */
export function tellLeftOut(leftOut: readonly LeftOut[] | null | undefined): void {
  for (const one of leftOut ?? []) notify(messageOfLeftOut(one))
}
