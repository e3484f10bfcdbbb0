import { IconArrowBarUp } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { boardText } from '../boardText.ts'
import { useIsTakingOut, useIsTarget } from './dragState.ts'
import { dropIds } from './dropTargets.ts'
import classes from './TakeOutZone.module.css'

export interface TakeOutZoneProps {
  /** The zone is docked at the foot of a small screen, where the panel may be out of reach. */
  isDocked?: boolean
}

/** Shown while a grouped item is dragged: a drop zone that takes the item out of its group. */
export function TakeOutZone({ isDocked = false }: TakeOutZoneProps) {
  const text = useText(boardText)
  const isShown = useIsTakingOut()
  const isTarget = useIsTarget(dropIds.ungrouped)
  if (!isShown) return null
  return (
    <div
      className={`${classes.zone} ${isDocked ? classes.docked : classes.inPanel}`}
      data-drop={dropIds.ungrouped}
      data-target={isTarget || undefined}
      aria-hidden="true"
    >
      <IconArrowBarUp size={18} />
      {text.willTakeOut}
    </div>
  )
}
