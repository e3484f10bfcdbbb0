import { Button } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { activityText } from '../text.ts'
import classes from './AddBox.module.css'

export interface PastedOfferProps {
  /** Pasted lines. */
  count: number
  isLocked: boolean
  onSplit: () => void
  onKeep: () => void
}

/** Offers to split pasted lines into several answers; until that is chosen the text stays as pasted. */
export function PastedOffer({ count, isLocked, onSplit, onKeep }: PastedOfferProps) {
  const text = useText(activityText)
  const noun = useItemNoun()
  return (
    <div role="group" aria-label={text.pasted(count)} className={classes.offer}>
      <span aria-hidden="true">{text.pasted(count)}</span>
      <Button variant="light" size="sm" disabled={isLocked} onClick={onSplit}>
        {text.makeAnswers(count, noun)}
      </Button>
      <Button variant="subtle" size="sm" onClick={onKeep}>
        {text.keepAsOne}
      </Button>
    </div>
  )
}
