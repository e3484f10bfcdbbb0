import {
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPresentation,
  IconStack2,
} from '@tabler/icons-react'
import type { VoteAct } from '#domain/activity/votes/running.ts'

/** The picture of each act beside its name. */
export const actIcons: Record<VoteAct, typeof IconLock> = {
  presentVote: IconPresentation,
  presentResults: IconPresentation,
  close: IconLock,
  closeAndShow: IconEye,
  keepOpen: IconLockOpen,
  reopen: IconLockOpen,
  show: IconEye,
  hide: IconEyeOff,
  newRound: IconStack2,
}
