import { Hono } from 'hono';
import { apiPrefix } from '@/contracts/endpoints';
import type { Container } from './container';
import { registerApplicationRoutes } from './domains/application/application.routes';
import { registerCalculationRoutes } from './domains/calculation/calculation.routes';
import { registerCampaignRoutes } from './domains/campaign/campaign.routes';
import { registerContactRoutes } from './domains/contact/contact.routes';
import { registerDeskRoutes } from './domains/desk/desk.routes';
import { registerDocumentRoutes } from './domains/document/document.routes';
import { registerEvaluationRoutes } from './domains/evaluation/evaluation.routes';
import { registerValuationImportRoutes } from './domains/evaluation/import/valuation-import.routes';
import { registerLinkRoutes } from './domains/link/link.routes';
import { registerProductFinderRoutes } from './domains/product-finder/product-finder.routes';
import { registerOtpRoutes } from './domains/otp/otp.routes';
import { registerAccountRoutes } from './domains/request/account.routes';
import { registerServicingDeskRoutes } from './domains/request/servicing-desk.routes';
import { registerServicingRoutes } from './domains/request/servicing.routes';
import { registerSiteRoutes } from './domains/site/site.routes';
import { createAnswerCache } from './http/answer-cache';
import type { ApiEnv } from './http/api-types';
import { createCustomerGate } from './http/gate/customer-gate';
import { createDeskGate } from './http/gate/desk-gate';
import { createErrorHandler } from './http/error/error-handler';
import { createHumanGate } from './http/gate/human-gate';
import { identifyRequest, refuseCrossSite } from './http/gate/guards';
import { registerReference } from './http/openapi/reference';
import { createRegistrar } from './http/register';
import { answerUnknownRoute } from './http/error/unknown-route';
import { createUploadGate } from './http/gate/upload-gate';
import { createUploadRegistrar } from './http/upload-registrar';

/** The API under `/api/v1`, without a socket: call `fetch(request, bindings)`. */
export function createApi(container: Container): Hono<ApiEnv> {
  const { env, log, rateLimits, contentFeed } = container;
  const api = new Hono<ApiEnv>();
  const answers = createAnswerCache();
  contentFeed.onChange(() => answers.clear());

  api.use(identifyRequest);
  api.use(refuseCrossSite(env.SITE_URL));
  const isHttps = env.SITE_URL.startsWith('https:');
  api.onError(createErrorHandler(log, { isHttps }));
  api.notFound(answerUnknownRoute);

  const customerGate = createCustomerGate(container.accounts.sessions);
  const deskGate = createDeskGate({ tokens: env.DESK_TOKEN, rateLimits });
  const registrar = createRegistrar({ api, rateLimits, answers, deskGate, customerGate, isHttps });
  const uploads = createUploadRegistrar({ api, rateLimits, gate: createUploadGate({ findProof: container.codes.findProof, customerGate }), deskGate });
  const requireHuman = createHumanGate({ botCheck: container.botCheck, rateLimits });
  registerSiteRoutes(registrar, container.site);
  registerCalculationRoutes(registrar, container.calculation);
  registerDeskRoutes(registrar, container.desk);
  registerEvaluationRoutes(registrar, container.valuation);
  registerValuationImportRoutes(registrar, { datasets: container.valuation.datasets, log });
  registerProductFinderRoutes(registrar, container.productFinder);
  registerOtpRoutes(registrar, { otp: container.codes.otp, endProof: container.codes.endProof, requireHuman });
  registerContactRoutes(registrar, { contact: container.contact, requireHuman });
  registerCampaignRoutes(registrar, container.campaigns);
  registerLinkRoutes(registrar, { links: container.links, requireHuman });
  registerApplicationRoutes(registrar, { ...container.applying, requireHuman });
  registerDocumentRoutes(registrar, uploads, container.papers.documents);
  registerAccountRoutes(registrar, { sessions: container.accounts.sessions, ...container.servicing });
  registerServicingRoutes(registrar, container.servicing);
  registerServicingDeskRoutes(registrar, container.servicing.desk);
  registerReference(api, { prefix: apiPrefix, siteUrl: env.SITE_URL });
  return api;
}
