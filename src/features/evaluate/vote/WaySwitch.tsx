import { IconAdjustmentsAlt, IconChartGridDots } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { Switch } from '../Switch.tsx'
import { evaluateText } from '../text.ts'

export type VoteWay = 'sliders' | 'plane'

export interface WaySwitchProps {
  way: VoteWay
  onChange: (way: VoteWay) => void
}

/** How the answers of a matrix are rated: by two sliders each, or by a tap on the plane. */
export function WaySwitch({ way, onChange }: WaySwitchProps) {
  const text = useText(evaluateText)
  return (
    <Switch
      label={text.way}
      value={way}
      choices={[
        { value: 'sliders', label: text.sliders, Icon: IconAdjustmentsAlt },
        { value: 'plane', label: text.plane, Icon: IconChartGridDots },
      ]}
      onChange={onChange}
    />
  )
}
