import { useMemo } from 'react'
import { useLanguage } from '#ui/texts/useText.ts'

export interface ChartNumbers {
  /** A mean, median or spread with one decimal; a dash for none. */
  value: (value: number | null | undefined) => string
  /** A whole number. */
  count: (value: number) => string
  /** A difference with its sign. */
  change: (value: number) => string
}

/** Numbers as the reader writes them. */
export function useNumbers(): ChartNumbers {
  const language = useLanguage()
  return useMemo(() => {
    const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    const signed = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
    return {
      value: (value) => (value === null || value === undefined ? '–' : oneDecimal.format(value)),
      count: (value) => whole.format(value),
      change: (value) => signed.format(value),
    }
  }, [language])
}
