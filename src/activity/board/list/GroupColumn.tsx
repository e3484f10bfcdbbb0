import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconPlus, IconSelect, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { useBoard } from '../boardContext.ts'
import { GroupList } from './GroupList.tsx'
import classes from './GroupColumn.module.css'
import desk from '../Board.module.css'
import panel from '../Panel.module.css'
import { PanelHeading } from './PanelHeading.tsx'
import { boardText } from '../boardText.ts'

export interface GroupColumnProps {
  isSuggesting: boolean
  onSuggest: () => void
}

/** The list of groups with the controls that create groups. On a small screen it starts collapsed to names. */
export function GroupColumn({ isSuggesting, onSuggest }: GroupColumnProps) {
  const text = useText(boardText)
  const { board, selecting, ask } = useBoard()
  const [isCollapsed, setCollapsed] = useState(() => window.matchMedia('(width < 900px)').matches)
  return (
    <section className={`${panel.panel} ${desk.groups}`} aria-label={text.groups}>
      <header className={`${panel.head} ${panel.wrapping}`} data-short>
        <PanelHeading title={text.groups} count={board.groups.length} />
        <Button
          variant="default"
          size="sm"
          h={40}
          leftSection={<IconPlus size={18} />}
          onClick={() => ask({ kind: 'addGroup' })}
        >
          {text.addGroup}
        </Button>
        <ActionIcon
          size={40}
          aria-label={isCollapsed ? text.expandGroups : text.collapse}
          aria-expanded={!isCollapsed}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          {isCollapsed ? <IconChevronDown size={20} /> : <IconChevronUp size={20} />}
        </ActionIcon>
      </header>
      <div className={classes.tools}>
        <Button
          variant="default"
          size="sm"
          h={40}
          leftSection={<IconSelect size={18} />}
          aria-pressed={selecting.isOn}
          onClick={() => (selecting.isOn ? selecting.end() : selecting.start())}
        >
          {text.select}
        </Button>
        <Button
          variant="default"
          size="sm"
          h={40}
          leftSection={<IconSparkles size={18} />}
          aria-expanded={isSuggesting}
          onClick={onSuggest}
        >
          {text.suggest}
        </Button>
      </div>
      <GroupList isCollapsed={isCollapsed} />
    </section>
  )
}
