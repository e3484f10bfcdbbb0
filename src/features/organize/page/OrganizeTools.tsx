import { Menu } from '@mantine/core'
import { IconColumnInsertRight, IconCopyPlus, IconHandMove, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { sortText } from '../board/sortText.ts'
import { organizeToolsText } from './toolsText.ts'
import type { Organize } from '../useOrganize.ts'

const SuggestedGroups = lazyDialog(async () => ({
  default: (await import('../suggest/SuggestedGroups.tsx')).SuggestedGroups,
}))
const NewSection = lazyDialog(async () => ({ default: (await import('../board/NewSection.tsx')).NewSection }))

export interface OrganizeToolsProps {
  organize: Organize
  /** Opens the page where this person sorts for themselves; null: nobody does, or they are there. */
  onPlace: (() => void) | null
}

/** In the row of tools, for facilitators: undo, redo, and a menu. */
export function OrganizeTools({ organize, onPlace }: OrganizeToolsProps) {
  const { objectId, source, isReading } = organize
  const openRunDialog = useOpenRunDialog()
  const labels = useText(labelText)
  const { placeYourself, suggest } = useText(organizeToolsText)
  const { newSection } = useText(sortText)
  const [isAdding, setAdding] = useState(false)
  const [isSuggesting, setSuggesting] = useState(false)
  return (
    <>
      <DeskTools desk={source}>
        {onPlace && (
          <Menu.Item leftSection={<IconHandMove size={18} />} onClick={onPlace}>
            {placeYourself}
          </Menu.Item>
        )}
        {!isReading && (
          <Menu.Item leftSection={<IconColumnInsertRight size={18} />} onClick={() => setAdding(true)}>
            {newSection}
          </Menu.Item>
        )}
        {!isReading && (
          <Menu.Item leftSection={<IconSparkles size={18} />} onClick={() => setSuggesting(true)}>
            {suggest}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopyPlus size={18} />}
          onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
        >
          {labels.copyInput}
        </Menu.Item>
      </DeskTools>
      {isAdding && <NewSection desk={source} onClose={() => setAdding(false)} />}
      {isSuggesting && <SuggestedGroups organize={organize} onClose={() => setSuggesting(false)} />}
    </>
  )
}
