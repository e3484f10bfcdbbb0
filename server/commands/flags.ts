import { setInputLocked } from '#domain/activity/flags.ts'
import { setMirroredFlag } from '#domain/activity/sharedState.ts'
import type { MirroredFlag } from '#domain/activity/model.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { onDesk } from './desk.ts'
import type { Place } from './made.ts'

/** Shows or hides all answers, or sorts them by popularity or not. SPEC B2, B13. */
export function setActivityFlag(
  author: CommandAuthor,
  place: Place,
  flag: MirroredFlag,
  on: boolean,
): Command<void> {
  return {
    workshopId: place.workshopId,
    author,
    objectIds: [place.objectId],
    run(room) {
      const { board } = room.activity(place.objectId)
      setMirroredFlag({ state: room.state, board }, place, flag, on)
      return { result: undefined }
    },
  }
}

/** Participants can add nothing for now, or can again. SPEC B4. */
export function lockInput(author: CommandAuthor, place: Place, locked: boolean): Command<void> {
  return onDesk(author, place, ({ board }) => setInputLocked(board, locked))
}
