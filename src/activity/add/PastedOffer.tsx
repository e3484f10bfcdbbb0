import { Button } from '@mantine/core'
import { useText } from '#ui/useText.ts'
import classes from './AddBox.module.css'
import { addText } from './text.ts'

export interface PastedOfferProps {
  /** Lines that were pasted. */
  count: number
  isLocked: boolean
  onSplit: () => void
  onKeep: () => void
}

/** Offers to make several answers of several lines; the text stays as it was pasted until that is chosen. */
export function PastedOffer({ count, isLocked, onSplit, onKeep }: PastedOfferProps) {
  const text = useText(addText)
  return (
    <div role="group" aria-label={text.pasted(count)} className={classes.offer}>
      <span aria-hidden="true">{text.pasted(count)}</span>
      <Button variant="light" size="sm" disabled={isLocked} onClick={onSplit}>
        {text.makeAnswers(count)}
      </Button>
      <Button variant="subtle" size="sm" onClick={onKeep}>
        {text.keepAsOne}
      </Button>
    </div>
  )
}
