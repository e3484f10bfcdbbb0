import { ActionIcon } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import classes from './PageSwitch.module.css'
import { PickList } from '#activity/page/PickList.tsx'
import type { PageName, BrainstormPage } from './brainstormPage.ts'

export interface PageSwitchProps {
  pageShown: BrainstormPage
  isLed: boolean
  onMove: (pageShown: BrainstormPage) => void
}

const overviewValue = 'overview'

/** Switches between Answers, Groups and Word Cloud of one question, and the overview of all questions. */
export function PageSwitch({ pageShown, isLed, onMove }: PageSwitchProps) {
  const text = useText(brainstormText)
  const pages: { label: string; page: PageName }[] = [
    { label: text.answers, page: 'answers' },
    { label: text.groups, page: 'groups' },
    { label: text.wordCloud, page: 'cloud' },
  ]
  const shown = pageShown.isOverview
    ? text.overview
    : pages.find(({ page }) => page === pageShown.page)?.label
  return (
    <div className={classes.all}>
      <div role="group" aria-label={text.pages} className={classes.switch}>
        {pages.map(({ label, page }) => (
          <button
            key={page}
            type="button"
            className={classes.page}
            aria-pressed={!pageShown.isOverview && page === pageShown.page}
            disabled={isLed}
            onClick={() => onMove({ ...pageShown, page, isOverview: false })}
          >
            {label}
          </button>
        ))}
      </div>
      <ActionIcon
        variant={pageShown.isOverview ? 'light' : 'subtle'}
        color={pageShown.isOverview ? 'brand' : 'gray'}
        size={44}
        aria-label={text.overview}
        aria-pressed={pageShown.isOverview}
        title={pageShown.isOverview ? text.leaveOverview : text.overviewHint}
        disabled={isLed}
        onClick={() => onMove({ ...pageShown, isOverview: !pageShown.isOverview })}
      >
        <IconLayoutGrid size={20} />
      </ActionIcon>
      {/* Where the row is narrow, the same choice as one list. */}
      <PickList
        label={text.pages}
        value={pageShown.isOverview ? overviewValue : pageShown.page}
        isLocked={isLed}
        onPick={(value) =>
          onMove(
            value === overviewValue
              ? { ...pageShown, isOverview: true }
              : { ...pageShown, page: value as PageName, isOverview: false },
          )
        }
        shown={<span>{shown}</span>}
        className={classes.list}
        shownClassName={classes.label}
      >
        {pages.map(({ label, page }) => (
          <option key={page} value={page}>
            {label}
          </option>
        ))}
        <option value={overviewValue}>{text.overview}</option>
      </PickList>
    </div>
  )
}
