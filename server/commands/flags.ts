import { setInputLocked } from '#domain/activity/flags.ts'
import { setMirroredFlag } from '#domain/activity/sharedState.ts'
import type { MirroredFlag } from '#domain/activity/model.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { onDesk } from './desk.ts'
import type { ActivityRef } from './made.ts'

/** Shows or hides all answers, or turns sorting by popularity on or off. SPEC B2, B13. */
export function setActivityFlag(
  author: CommandAuthor,
  ref: ActivityRef,
  flag: MirroredFlag,
  on: boolean,
): Command<void> {
  return {
    workshopId: ref.workshopId,
    author,
    objectIds: [ref.objectId],
    run(workshop) {
      const { board } = workshop.activity(ref.objectId)
      setMirroredFlag({ state: workshop.state, board }, ref, flag, on)
      return { result: undefined }
    },
  }
}

/** Locks or unlocks the input of participants. SPEC B4. */
export function lockInput(author: CommandAuthor, ref: ActivityRef, locked: boolean): Command<void> {
  return onDesk(author, ref, ({ board }) => setInputLocked(board, locked))
}
