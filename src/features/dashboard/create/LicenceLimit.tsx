import { Alert } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { CreateRightsQuery } from '#api/generated.ts'
import { useText } from '#ui/texts/useText.ts'
import { createText } from './createText.ts'

/** Why this account cannot create a workshop now, or null. SPEC L2. */
export type WhyNot = 'limit' | 'right' | null

export function whyNotCreate(rights: CreateRightsQuery['userRight'] | undefined): WhyNot {
  if (!rights) return null
  const { workshopLimit, workshopCount } = rights.licenseInfo
  if (typeof workshopLimit === 'number' && workshopCount >= workshopLimit) return 'limit'
  if (!rights.createWorkshop) return 'right'
  return null
}

/** Explains the limit, and what the person can do about it. */
export function LicenceLimit({ rights }: { rights: CreateRightsQuery['userRight'] }) {
  const text = useText(createText)
  const { workshopLimit, workshopCount } = rights.licenseInfo
  const isLimit = whyNotCreate(rights) === 'limit' && typeof workshopLimit === 'number'
  return (
    <Alert
      color="amber"
      icon={<IconKey size={20} />}
      role="status"
      {...(isLimit && { title: text.limitTitle })}
    >
      {isLimit ? text.limit(workshopCount, workshopLimit) : text.mayNot}
    </Alert>
  )
}
