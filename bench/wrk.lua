-- Sends the requests on standard input in turn and prints what load-server.ts reads, as the last line.

local requests, sent = {}, 0

function init()
  for request in io.read('*a'):gmatch('%Z+') do
    requests[#requests + 1] = request
  end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f,"errors":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
