import type { ActivityRemote } from '#activity/remote.ts'
import { areResultsOpenOn } from '#domain/activity/votes/leading.ts'
import { boardRoots } from '#domain/organize/roots.ts'
import { isVotedOn, organizeStops, votedOnRoots } from '#domain/organize/steps.ts'
import { OrganizeNextAct, OrganizeOtherActs } from './OrganizeActs.tsx'
import { OrganizeNow } from './OrganizeNow.tsx'

/** Organize on the remote: how much is sorted; where people sort for themselves, the turnout, voting, and the results once they are shown. SPEC BT20, BT22, OR11 */
export const organizeRemote: ActivityRemote = {
  steps: (board) => organizeStops(isVotedOn(board) && areResultsOpenOn(board)),
  stepRoots: [...votedOnRoots, boardRoots.flags],
  stepsOnBoard: true,
  Now: OrganizeNow,
  Act: OrganizeNextAct,
  More: OrganizeOtherActs,
}
