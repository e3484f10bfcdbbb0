import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { uiText } from '../texts/text.ts'
import { useCopy } from './useCopy.ts'
import { useText } from '../texts/useText.ts'

export interface CopyButtonProps extends ButtonProps {
  value: string
  /** Label before it is pressed. */
  label: string
}

/** A button that copies a text and confirms it for five seconds. */
export function CopyButton({ value, label, ...rest }: CopyButtonProps) {
  const text = useText(uiText)
  const { isCopied, copy } = useCopy()
  return (
    <Button
      variant="default"
      leftSection={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      {...rest}
      onClick={() => void copy(value)}
    >
      {isCopied ? text.copied : label}
    </Button>
  )
}
