import { Button } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { pollsText } from './pollsText.ts'

/** For facilitators: begins selecting polls. */
export function SelectButton({ onSelect }: { onSelect: () => void }) {
  const text = useText(pollsText)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      h={40}
      leftSection={<IconChecklist size={18} />}
      onClick={onSelect}
    >
      {text.select}
    </Button>
  )
}
