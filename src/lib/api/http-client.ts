import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { wireText } from './wire-text';

/** How a request reaches the API where neither XMLHttpRequest nor `fetch` shall carry it. */
export type HttpAdapter = AxiosAdapter;
export type HttpRequest = AxiosRequestConfig;
export type HttpResponse<T> = AxiosResponse<T>;
/** A request as an adapter gets it. */
export type OutgoingRequest = InternalAxiosRequestConfig;
/** No response, or one with a status that stands for a failure. */
export type HttpFailure = AxiosError<unknown>;

/** Sends a request. Throws `HttpFailure` where no response came or its status stands for a failure. */
export const sendRequest = <T>(request: HttpRequest): Promise<HttpResponse<T>> =>
  axios.request<T>(request);

/** Whether a call failed in the HTTP client: no answer, or one with a status of failure. */
export const isHttpFailure = (error: unknown): error is HttpFailure => axios.isAxiosError(error);

/** The headers of a request as an adapter of ours hands them on. */
export const headersOf = ({ headers }: OutgoingRequest): [string, string][] =>
  Object.entries(AxiosHeaders.from(headers).toJSON()).map(([name, value]) => [
    name,
    wireText(value),
  ]);

/** What an adapter throws for a response whose status stands for a failure. */
export function statusFailure(response: HttpResponse<unknown>): HttpFailure {
  return new AxiosError(
    `Request failed with status code ${response.status}`,
    AxiosError.ERR_BAD_RESPONSE,
    response.config,
    null,
    response,
  );
}

/** What an adapter throws where no response came in time. */
export const timeoutFailure = (request: OutgoingRequest): HttpFailure =>
  new AxiosError(`timeout of ${request.timeout}ms exceeded`, AxiosError.ECONNABORTED, request);
