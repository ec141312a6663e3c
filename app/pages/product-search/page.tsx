/** `/products/search`: how products are found, and what a workspace says of it. */
import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { ProductPlaces } from '../products/product-places.tsx'
import { AddWord, OwnWords } from './words.tsx'
import { Hidden } from './hidden.tsx'
import { Misses } from './misses.tsx'
import { AddPins, Pins } from './pins.tsx'
import { TABS, readTuningSearch } from './search.ts'
import css from './product-search.module.css'

const route = getRouteApi('/w/$handle/products/search')

export function ProductSearchPage() {
  const words = useWords(productSearchWords)
  const { tab = 'missed' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title={words.title} action={tab === 'pins' ? <AddPins /> : tab === 'hidden' ? null : <AddWord />}>
      <ProductPlaces />
      <Tabs
        value={tab}
        onChange={(chosen) => void navigate({ search: readTuningSearch({ tab: chosen }) })}
        keepMounted={false}
        variant="pills"
      >
        <Tabs.List mb="md" className={css['tabs'] ?? ''} aria-label={words.title}>
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {words.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="missed">
          <Misses />
        </Tabs.Panel>
        <Tabs.Panel value="words">
          <OwnWords />
        </Tabs.Panel>
        <Tabs.Panel value="pins">
          <Pins />
        </Tabs.Panel>
        <Tabs.Panel value="hidden">
          <Hidden />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
