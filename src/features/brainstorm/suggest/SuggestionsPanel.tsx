import { ActionIcon, Button } from '@mantine/core'
import { IconRefresh, IconSparkles, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { newId } from '#api/newId.ts'
import { acceptSuggestions } from '#domain/brainstorm/groups/acceptSuggestions.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import { useGroupBoard } from '../groups/useGroupBoard.ts'
import { noDecisions, openSuggestions } from './openSuggestions.ts'
import type { Suggestion } from './openSuggestions.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import classes from './Suggestions.module.css'
import { suggestText } from './suggestText.ts'
import { useSuggestedGroups } from './useSuggestedGroups.ts'
import type { Search } from './useSuggestedGroups.ts'

export interface SuggestionsPanelProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  /** When set, a button closes the panel. */
  onClose?: () => void
}

/** Groups suggested on this device; nothing is changed until a facilitator accepts one. SPEC G6. */
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  return <QuestionSuggestions key={`${props.topicId} ${props.questionId}`} {...props} />
}

function QuestionSuggestions({ brainstorm, topicId, questionId, onClose }: SuggestionsPanelProps) {
  const text = useText(suggestText)
  const ui = useText(uiText)
  const { ungrouped } = useGroupBoard(brainstorm, topicId, questionId)
  const [decisions, setDecisions] = useState(noDecisions)
  const { search, cancel, again } = useSuggestedGroups(ungrouped, (count) => announce(text.found(count)))
  const texts = useMemo(() => new Map(ungrouped.map((post) => [post.id, post.text])), [ungrouped])
  const open = useMemo(
    () => (search.status === 'done' ? openSuggestions(search.groups, decisions, new Set(texts.keys())) : []),
    [search, decisions, texts],
  )

  const accept = (suggestions: readonly Suggestion[], said: string): void => {
    const accepted = suggestions.map(({ name, postIds }) => ({ id: newId(), name, postIds }))
    const done = editDesk(brainstorm.source, (desk) => acceptSuggestions(desk, accepted))
    if (done.ok) announce(said)
    else notify(done.message, 'bad')
  }
  const suggestAgain = (): void => {
    setDecisions(noDecisions)
    again()
  }

  return (
    <div className={classes.panel} role="region" aria-label={text.title} data-keeps-focus>
      <header className={classes.head}>
        <h3 className={classes.title}>
          <IconSparkles size={20} aria-hidden="true" /> {text.title}
        </h3>
        {onClose && (
          <ActionIcon aria-label={text.close} title={text.close} size={40} onClick={onClose}>
            <IconX size={20} />
          </ActionIcon>
        )}
      </header>
      <div className={classes.intro}>
        <p className={classes.about}>{text.about}</p>
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
        <Working share={search.share} onCancel={cancel} />
      ) : (
        open.length === 0 && <Nothing search={search} ungrouped={ungrouped.length} />
      )}
      {open.length > 0 && (
        <ul className={classes.cards} data-list="suggestions">
          {open.map((suggestion) => (
            <SuggestionCard
              key={suggestion.key}
              suggestion={suggestion}
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
                  text.accepted(suggestion.name || ui.unnamedGroup, suggestion.postIds.length),
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
    </div>
  )
}

function Working({ share, onCancel }: { share: number; onCancel: () => void }) {
  const text = useText(suggestText)
  const ui = useText(uiText)
  return (
    <div className={classes.working} role="status">
      <p>{text.working}</p>
      <progress className={classes.progress} aria-label={text.progress} value={share} max={1} />
      <Button variant="default" size="sm" onClick={onCancel}>
        {ui.cancel}
      </Button>
    </div>
  )
}

type FinishedSearch = Exclude<Search, { status: 'working' }>

interface NothingProps {
  search: FinishedSearch
  ungrouped: number
}

/** The reason why there are no suggestions. */
function Nothing({ search, ungrouped }: NothingProps) {
  const text = useText(suggestText)
  const [title, hint] = reasonOf(search, ungrouped, text)
  return (
    <div className={classes.nothing}>
      <p className={classes.reason}>{title}</p>
      <p>{hint}</p>
    </div>
  )
}

function reasonOf(
  search: FinishedSearch,
  ungrouped: number,
  text: typeof suggestText.en,
): [title: string, hint: string] {
  switch (search.status) {
    case 'cancelled':
      return [text.cancelled, text.cancelledHint]
    case 'failed':
      return [text.failed, text.failedHint]
    case 'done':
      if (search.groups.length > 0) return [text.allDecided, text.allDecidedHint]
      if (search.answers >= 2) return [text.nothing, text.noneAlike(search.answers)]
      return [text.nothing, ungrouped === 0 ? text.allGrouped : text.tooFew]
  }
}
