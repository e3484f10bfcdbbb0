import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconLayoutGrid } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { answersText } from '../answers/answersText.ts'
import classes from './PageSwitch.module.css'
import type { PageName, Place } from './place.ts'
import { brainstormText } from '../text.ts'

export interface PageSwitchProps {
  place: Place
  isLed: boolean
  onMove: (place: Place) => void
}

const overviewValue = 'overview'

/** Answers, Groups or Word Cloud of one question; or the overview of all. */
export function PageSwitch({ place, isLed, onMove }: PageSwitchProps) {
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const pages: { label: string; page: PageName }[] = [
    { label: shared.answers, page: 'answers' },
    { label: shared.groups, page: 'groups' },
    { label: text.wordCloud, page: 'cloud' },
  ]
  const shown = place.isOverview ? text.overview : pages.find(({ page }) => page === place.page)?.label
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
      {/* Where the row is narrow, the same as one list: the browser's own, which every phone knows how to show. */}
      <div className={classes.list} data-locked={isLed || undefined}>
        <span aria-hidden="true" className={classes.label}>
          <span>{shown}</span>
          <IconChevronDown size={18} />
        </span>
        <select
          aria-label={shared.pages}
          className={classes.select}
          disabled={isLed}
          value={place.isOverview ? overviewValue : place.page}
          onChange={({ currentTarget: { value } }) =>
            onMove(
              value === overviewValue
                ? { ...place, isOverview: true }
                : { ...place, page: value as PageName, isOverview: false },
            )
          }
        >
          {pages.map(({ label, page }) => (
            <option key={page} value={page}>
              {label}
            </option>
          ))}
          <option value={overviewValue}>{text.overview}</option>
        </select>
      </div>
    </div>
  )
}
