import { api } from '#contract/api.ts';
import { ApiError } from '#contract/client.ts';
import type { ErrorResponse } from '#contract/errors.ts';
import type { WireRequestFile } from '#contract/request-files.ts';
import { readToken } from '#web/api/access-token.ts';
import { filesText } from '#web/text/request-files-en.ts';

type SendOptions = { onProgress: (percent: number) => void; signal: AbortSignal };

/**
 * Uploads a file. Not with the API client, because `fetch` does not tell how much was sent.
 * @throws ApiError, with status 0 when the shop could not be reached or the upload was cancelled.
 */
export function sendFile(file: File, { onProgress, signal }: SendOptions): Promise<WireRequestFile> {
  const { method, path } = api.uploadFile;
  const request = new XMLHttpRequest();
  request.open(method, (document.documentElement.dataset.apiUrl ?? '') + path);
  request.responseType = 'json';
  request.setRequestHeader('authorization', readToken() ?? '');
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const { status, response } = request;
      if (status === 200 && response) resolve((response as { file: WireRequestFile }).file);
      else reject(toApiError(status, response as ErrorResponse | null));
    };
    request.onerror = request.onabort = () => reject(new ApiError(0, filesText.noConnection));
    request.send(file);
  });
}

/** A proxy in between answers without JSON. */
function toApiError(status: number, response: ErrorResponse | null): ApiError {
  if (status === 413 && !response) return new ApiError(status, filesText.tooLarge);
  return new ApiError(status, response?.msg ?? filesText.noConnection, response ?? {});
}
