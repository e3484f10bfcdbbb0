import {
  IconChartBar,
  IconChartBarOff,
  IconLock,
  IconLockOpen,
  IconPresentation,
  IconRotateClockwise,
} from '@tabler/icons-react'
import type { VoteAct } from '#domain/activity/votes/running.ts'

/** The picture of each act beside its name. */
export const actIcons: Record<VoteAct, typeof IconLock> = {
  presentVote: IconPresentation,
  presentResults: IconPresentation,
  close: IconLock,
  closeAndShow: IconChartBar,
  keepOpen: IconLockOpen,
  reopen: IconLockOpen,
  show: IconChartBar,
  hide: IconChartBarOff,
  newRound: IconRotateClockwise,
}
