import { ok, type Answer, type Call } from './call';
import { pageOf } from './data/pages';
import { floorInfo, options, quote, roomInfo, searchHits } from './data/property';
import * as site from './data/site';

export type Route = (call: Call) => Answer;
export type Routes = Readonly<Record<string, Route>>;

const list =
  (items: readonly unknown[]): Route =>
  () =>
    ok({ data: items });
const plain =
  (body: unknown): Route =>
  () =>
    ok(body);

const optionRoutes: Routes = Object.fromEntries(
  Object.entries(options).map(([name, labels]) => [
    `GET /evaluation/${name}`,
    plain({ data: labels }),
  ]),
);

/** What anybody may read of this lender, by method and path. `*` stands for one segment. */
export const contentRoutes: Routes = {
  'GET /site/notifications': list(site.notifications),
  'GET /site/pages/maintenance': plain(site.maintenance),
  'GET /site/pages/*': ({ path }) => ok(pageOf(path.split('/').at(-1) ?? '')),
  'GET /site/navs': list(site.navs),
  'GET /site/banners': list(site.banners),
  'GET /site/personas': list(site.personas),
  'GET /site/faqs': list(site.faqs),
  'GET /site/jobs': list(site.jobs),
  'GET /site/private-links': list(site.privateLinks),
  'GET /site/contacts/*': list(site.contacts),
  'GET /site/section-cards/*': list(site.sectionCards),
  'GET /site/section-tools/*': list(site.sectionTools),
  'GET /site/section-page-entries/*': list(site.pageEntries),
  'GET /site/section-videos/*': list(site.videos),
  'GET /site/valuation-switchs/*': plain(site.valuationSwitch),
  'GET /site/config': plain(site.config),
  'GET /product-finder': plain({ questions: site.questions }),
  'POST /product-rule': plain({ success: true, data: site.solution }),
  'GET /loan-cal/config': plain(site.calculatorConfig),
  // The amount alone, which is all that the specification names.
  'GET /loan-cal/*': plain({ amount: 41_234.56 }),
  'POST /loan-cal/*': plain({ amount: 41_234.56 }),
  ...optionRoutes,
  'GET /evaluation/address/search': list(searchHits),
  'GET /evaluation/floor/info': list(floorInfo),
  'GET /evaluation/room/info': list(roomInfo),
  'POST /evaluation/quote': plain({ success: 1, data: quote }),
  'POST /contactUs': plain({ success: true, reference: 'MS-7F3K9Q2M', waitSeconds: 180 }),
};
