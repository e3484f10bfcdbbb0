import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Message } from '#domain/message.ts'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import type { BoardItem } from '../board.ts'
import { noDecisions, openSuggestions } from './openSuggestions.ts'
import type { Suggestion } from './openSuggestions.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import classes from './Suggestions.module.css'
import { suggestText } from './suggestText.ts'
import type { SuggestWords } from './suggestWords.ts'
import { useSuggestedGroups } from './useSuggestedGroups.ts'
import type { Search } from './useSuggestedGroups.ts'

export interface SuggestionsProps {
  /** What can be grouped. */
  ungrouped: readonly Pick<BoardItem, 'id' | 'text'>[]
  words: SuggestWords
  /** Makes groups of suggestions; returns why it was not possible. */
  onAccept: (suggestions: readonly Suggestion[]) => Message | null
}

/** Groups suggested on this device; nothing is changed until a facilitator accepts one. SPEC G6. */
export function Suggestions({ ungrouped, words, onAccept }: SuggestionsProps) {
  const text = useText(suggestText)
  const ui = useText(uiText)
  const [decisions, setDecisions] = useState(noDecisions)
  const { search, cancel, again } = useSuggestedGroups(ungrouped, (count) => announce(text.found(count)))
  const texts = useMemo(() => new Map(ungrouped.map((item) => [item.id, item.text])), [ungrouped])
  const open = useMemo(
    () => (search.status === 'done' ? openSuggestions(search.groups, decisions, new Set(texts.keys())) : []),
    [search, decisions, texts],
  )

  const accept = (suggestions: readonly Suggestion[], said: string): void => {
    const mistake = onAccept(suggestions)
    if (mistake === null) announce(said)
    else notify(mistake, 'bad')
  }
  const suggestAgain = (): void => {
    setDecisions(noDecisions)
    again()
  }

  return (
    <>
      <div className={classes.intro}>
        <p className={classes.about}>{words.about}</p>
        {search.status !== 'working' && (
          <Button variant="default" size="sm" leftSection={<IconRefresh size={16} />} onClick={suggestAgain}>
            {text.again}
          </Button>
        )}
        {open.length > 1 && (
          <Button size="sm" onClick={() => accept(open, text.acceptedAll(open.length))}>
            {text.acceptAll(open.length)}
          </Button>
        )}
      </div>
      {search.status === 'working' ? (
        <Working share={search.share} words={words} onCancel={cancel} />
      ) : (
        open.length === 0 && <Nothing {...{ search, words }} ungrouped={ungrouped.length} />
      )}
      {open.length > 0 && (
        <ul className={classes.cards} data-list="suggestions">
          {open.map((suggestion) => (
            <SuggestionCard
              key={suggestion.key}
              {...{ suggestion, words }}
              textOf={(id) => texts.get(id) ?? ''}
              onRename={(name) =>
                setDecisions({ ...decisions, names: new Map(decisions.names).set(suggestion.key, name) })
              }
              onTakeOut={(id) => {
                setDecisions({ ...decisions, takenOut: new Set([...decisions.takenOut, id]) })
                announce(text.takenOut)
              }}
              onAccept={() =>
                accept(
                  [suggestion],
                  words.accepted(suggestion.name || ui.unnamedGroup, suggestion.itemIds.length),
                )
              }
              onReject={() => {
                setDecisions({ ...decisions, rejected: new Set([...decisions.rejected, suggestion.key]) })
                announce(text.rejected)
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface WorkingProps {
  share: number
  words: SuggestWords
  onCancel: () => void
}

function Working({ share, words, onCancel }: WorkingProps) {
  const ui = useText(uiText)
  return (
    <div className={classes.working} role="status">
      <p>{words.working}</p>
      <progress className={classes.progress} aria-label={words.progress} value={share} max={1} />
      <Button variant="default" size="sm" onClick={onCancel}>
        {ui.cancel}
      </Button>
    </div>
  )
}

type FinishedSearch = Exclude<Search, { status: 'working' }>

interface NothingProps {
  search: FinishedSearch
  words: SuggestWords
  ungrouped: number
}

/** The reason why there are no suggestions. */
function Nothing(props: NothingProps) {
  const [title, hint] = reasonOf(props, useText(suggestText))
  return (
    <div className={classes.nothing}>
      <p className={classes.reason}>{title}</p>
      <p>{hint}</p>
    </div>
  )
}

function reasonOf(
  { search, words, ungrouped }: NothingProps,
  text: typeof suggestText.en,
): [title: string, hint: string] {
  switch (search.status) {
    case 'cancelled':
      return [text.cancelled, text.cancelledHint]
    case 'failed':
      return [text.failed, text.failedHint]
    case 'done':
      if (search.groups.length > 0) return [text.allDecided, words.allDecidedHint]
      if (search.items >= 2) return [text.nothing, words.noneAlike(search.items)]
      return [text.nothing, ungrouped === 0 ? words.allGrouped : words.tooFew]
  }
}
