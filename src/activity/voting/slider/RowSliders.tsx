import { memo } from 'react'
import { sameTarget } from '../ballot/ballot.ts'
import type { BallotTarget } from '../ballot/ballot.ts'
import type { ChoiceActs } from '../ballot/useBallot.ts'
import { TargetSliders } from './TargetSliders.tsx'
import type { TargetSlidersProps } from './TargetSliders.tsx'

/** What the sliders of all rows of a list have in common. */
export interface RowSlidersShared extends Pick<TargetSlidersProps, 'scale' | 'axes'> {
  /** The same functions while the lock stays. */
  acts: Pick<ChoiceActs, 'choose' | 'abstain' | 'clear'>
  isLocked: boolean
}

export interface RowSlidersProps extends RowSlidersShared {
  item: TargetSlidersProps['target']
  /** What is chosen on it. */
  target: BallotTarget
}

/** The sliders of one row of many, rendered again only when something of theirs changed. */
export const RowSliders = memo(RowSlidersView, sameRow)

function RowSlidersView({ item, target, acts, isLocked, scale, axes }: RowSlidersProps) {
  return (
    <TargetSliders ballot={{ ...acts, isLocked, target: () => target }} target={item} {...{ scale, axes }} />
  )
}

/** For `memo`: a ballot makes its targets anew with each choice on one of them. */
export function sameRow<Row extends { target: BallotTarget }>(
  { target, ...row }: Row,
  { target: next, ...others }: Row,
): boolean {
  const [one, other] = [row, others] as Record<string, unknown>[]
  return (
    sameTarget(target, next) && Object.keys({ ...one, ...other }).every((key) => one?.[key] === other?.[key])
  )
}
