import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { AppDialog } from '../dialogs/AppDialog.tsx'
import { announce } from '../focus/announce.ts'
import { EmptyState } from '../loading/EmptyState.tsx'
import { LanguageChoice } from '../texts/LanguageChoice.tsx'
import { useText } from '../texts/useText.ts'
import { topicsOf } from './helpContent.ts'
import type { HelpContent, HelpPictureName } from './helpContent.ts'
import { HelpSearch } from './HelpSearch.tsx'
import { HelpShortcuts } from './HelpShortcuts.tsx'
import { helpText } from './helpText.ts'
import { HelpTopicItem } from './HelpTopicItem.tsx'
import { findShortcuts, findTopics } from './searchHelp.ts'
import classes from './HelpDialog.module.css'
import { uiText } from '../texts/text.ts'

export interface HelpDialogProps {
  content: HelpContent
  onClose: () => void
}

/**
 * Help, in variants for the dashboard, for facilitators in a session, and for participants: topics with pictures, and a
 * search. The first topic is open; during a search all matches are.
 */
export function HelpDialog({ content, onClose }: HelpDialogProps) {
  const text = useText(helpText)
  const ui = useText(uiText)
  const [search, setSearch] = useState('')
  const [toggled, setToggled] = useState<ReadonlySet<HelpPictureName>>(new Set())
  const root = useRef<HTMLDivElement>(null)
  const wanted = search.trim()
  const all = topicsOf(content)
  const topics = findTopics(all, wanted)
  const shortcuts = findShortcuts(content.shortcuts, text.shortcuts, wanted)
  const foundCount = topics.length + shortcuts.length
  const outcome = wanted === '' ? null : foundCount === 0 ? text.foundNone(wanted) : text.found(foundCount)
  useEffect(() => {
    if (outcome !== null) announce(outcome)
  }, [outcome])

  const find = (typed: string): void => {
    if ((typed.trim() === '') !== (wanted === '')) setToggled(new Set())
    setSearch(typed)
  }
  const showAll = (): void => {
    find('')
    root.current?.querySelector('input')?.focus()
  }
  const isOpen = (name: HelpPictureName): boolean => {
    const opensItself = wanted !== '' || name === all[0]?.picture
    return opensItself !== toggled.has(name)
  }
  const toggle = (name: HelpPictureName): void => {
    const next = new Set(toggled)
    if (!next.delete(name)) next.add(name)
    setToggled(next)
  }
  return (
    <AppDialog title={content.title} isLarge onClose={onClose}>
      <div ref={root} className={classes.help} onKeyDown={stepThrough}>
        <HelpSearch label={text.search} clearLabel={ui.clearSearch} value={search} onChange={find} />
        {topics.length > 0 && (
          <ul className={classes.topics} aria-label={text.topics}>
            {topics.map((topic) => (
              <HelpTopicItem
                key={topic.picture}
                {...{ topic, search: wanted }}
                isOpen={isOpen(topic.picture)}
                onToggle={() => toggle(topic.picture)}
              />
            ))}
          </ul>
        )}
        {shortcuts.length > 0 && (
          <HelpShortcuts title={text.shortcuts} shortcuts={shortcuts} search={wanted} />
        )}
        {foundCount === 0 && (
          <EmptyState
            icon={<IconSearch size={28} />}
            title={text.foundNone(wanted)}
            hint={text.foundNoneHint}
          >
            <Button variant="default" onClick={showAll}>
              {text.showAll}
            </Button>
          </EmptyState>
        )}
        <LanguageChoice />
      </div>
    </AppDialog>
  )
}

/** Arrow keys move through the search and the topics. */
function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-topic]')]
  const at = stops.indexOf(event.target as HTMLElement)
  const next = stops[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
