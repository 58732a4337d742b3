-- What the browser says its address is: kept as a claim, decides nothing (D-129).
alter table transfer add column client_ip_claim text;
