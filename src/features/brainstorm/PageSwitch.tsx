import { ActionIcon } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { answersText } from './answersText.ts'
import classes from './PageSwitch.module.css'
import type { PageName, Place } from './place.ts'
import { brainstormText } from './text.ts'

export interface PageSwitchProps {
  place: Place
  isLed: boolean
  onMove: (place: Place) => void
}

/** Answers, Groups or Word Cloud of one question; or the overview of all. */
export function PageSwitch({ place, isLed, onMove }: PageSwitchProps) {
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const pages: { label: string; page: PageName }[] = [
    { label: shared.answers, page: 'answers' },
    { label: shared.groups, page: 'groups' },
    { label: text.wordCloud, page: 'cloud' },
  ]
  return (
    <div className={classes.all}>
      <div role="group" aria-label={shared.pages} className={classes.switch}>
        {pages.map(({ label, page }) => (
          <button
            key={page}
            type="button"
            className={classes.page}
            aria-pressed={!place.isOverview && page === place.page}
            disabled={isLed}
            onClick={() => onMove({ ...place, page, isOverview: false })}
          >
            {label}
          </button>
        ))}
      </div>
      <ActionIcon
        variant={place.isOverview ? 'light' : 'subtle'}
        color={place.isOverview ? 'brand' : 'gray'}
        size={44}
        aria-label={text.overview}
        aria-pressed={place.isOverview}
        title={place.isOverview ? text.leaveOverview : text.overviewHint}
        disabled={isLed}
        onClick={() => onMove({ ...place, isOverview: !place.isOverview })}
      >
        <IconLayoutGrid size={20} />
      </ActionIcon>
    </div>
  )
}
