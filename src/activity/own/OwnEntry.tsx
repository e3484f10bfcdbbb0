import { Button } from '@mantine/core'
import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './Own.module.css'
import { ownText } from './ownText.ts'

export interface OwnEntryProps {
  /** Headings above it, from the outside in. */
  under: readonly string[]
  text: string
  /** The server has it as shown. */
  isSaved: boolean
  /** What becomes of it, in words; omitted: that it was sent, or waits to be. */
  state?: string | undefined
  /** The link to it, with the navigation state; null while it cannot be opened. */
  link: { to: string; state: unknown } | null
  /** Other buttons. */
  actions?: ReactNode
  /** In its list, so that the focus finds its neighbour when it is removed. */
  rowId?: string
}

/** An own entry on the person's own page. */
export function OwnEntry({ under, text: written, isSaved, state, link, actions, rowId }: OwnEntryProps) {
  const text = useText(ownText)
  const ui = useText(uiText)
  const StateIcon = isSaved ? IconCloudCheck : IconCloudUp
  return (
    <li className={classes.entry} data-row={rowId}>
      <div className={classes.answer}>
        {under.map((line, depth) => (
          <div key={depth} className={classes.question}>
            {line}
          </div>
        ))}
        <p className={classes.text}>{written}</p>
        <span className={classes.state} data-saved={isSaved || undefined}>
          <StateIcon size={16} aria-hidden="true" />
          {state ?? (isSaved ? text.sent : text.waiting)}
        </span>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {link && (
        <Button
          component={Link}
          to={link.to}
          state={link.state}
          variant="default"
          className={classes.open ?? ''}
          aria-label={text.openEntry(written)}
        >
          {ui.open}
        </Button>
      )}
    </li>
  )
}
